import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './look/buttons.css';
import './look/bar.css';
import './look/home.css';
import './look/pages.css';
import './look/rulesPage.css';
import './look/pagesNarrow.css';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { onSettings, settings } from './settings.ts';
import { i18n, speak, speaks } from './words/index.ts';

/** Theme and motion stand on the root, where the tokens look for them. */
function applySettings(): void {
  const { theme, motion, language } = settings();
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.motion = motion;
  if (!speaks(language)) speak(language).catch(() => undefined); // what does not arrive is asked for at the next change
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
await speak(settings().language);
applySettings();
onSettings(applySettings);
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <App />
    </I18nProvider>
  </StrictMode>,
);
if (import.meta.env.PROD) whenLoaded(registerServiceWorker);

/** When everything the page needs now is here; the service worker may fetch the rest. */
function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then);
}

/** From then on the page opens without a network, too. Browsers run service workers only at secure addresses. */
function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/offline.js').catch(() => {
    // Refused by the browser's settings: the page works as before, as long as there is a network.
  });
}
