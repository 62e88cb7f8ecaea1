import './app.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BestSellers } from './best-sellers.tsx';

// The client repeats what can succeed later; TanStack Query would repeat a 401 and a 404, too.
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

const place = document.querySelector('#root');
if (place === null) throw new Error('The page has no place for the app.');
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BestSellers />
    </QueryClientProvider>
  </StrictMode>,
);
