/** Where the page begins. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app.js';
import { startAnewWhenPartsFail } from './shell/fresh-page.js';
import { applyLook } from './shell/preferences.js';
import { showPresses } from './shell/pressed.js';
import './shell/styles/index.css';

applyLook();
startAnewWhenPartsFail();
showPresses();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
