import '@haat/ui/styles.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BestSellers } from './best-sellers.tsx';

const place = document.querySelector('#root');
if (place === null) throw new Error('The page has no place for the app.');
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <BestSellers />
    </QueryClientProvider>
  </StrictMode>,
);
