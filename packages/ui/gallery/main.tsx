import './gallery.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

const place = document.querySelector('#gallery');
if (place === null) throw new Error('The page has no place for the gallery.');
createRoot(place).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
