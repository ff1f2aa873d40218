/** Where the page begins. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { startAnewWhenPartsFail } from './fresh-page.js';
import { applyTheme } from './preferences.js';
import './styles/index.css';

applyTheme();
startAnewWhenPartsFail();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
