import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/buttons.css';
import './styles/bar.css';
import './styles/home.css';
import './styles/pages.css';
import './styles/rulesPage.css';
import './styles/pagesNarrow.css';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { preloadPage } from './pages/preloadPage.ts';
import { onSettings, settings } from './settings.ts';
import { whenPainted } from './shell/whenPainted.ts';
import { activateLanguage, i18n, isLanguageActive } from './words/index.ts';

/**
 * Sets theme and motion as data attributes of the root element, for `tokens.css` and `base.css`. Loads the words of a
 * changed language.
 */
function applySettings(): void {
  const { theme, motion, language } = settings();
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.motion = motion;
  if (!isLanguageActive(language)) activateLanguage(language).catch(() => undefined); // a failed load is retried at the next change
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
await activateLanguage(settings().language);
applySettings();
onSettings(applySettings);
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <App />
    </I18nProvider>
  </StrictMode>,
);
whenPainted(() => preloadPage(location.pathname, settings().language)); // the first paint needs none of it
if (import.meta.env.PROD) whenLoaded(registerServiceWorker);

/** Calls back after the load event, so that the service worker does not compete with the page for the network. */
function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then);
}

/** Makes the page available offline. Browsers run service workers only in secure contexts. */
function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/offline.js').catch(() => {
    // The browser's settings forbid it. The page still works online.
  });
}
