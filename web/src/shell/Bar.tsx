import { LANGUAGES } from '@signoria/engine';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { changeSettings, useSettings } from '../settings.ts';
import { useWords, WORDS } from '../words/index.ts';
import { Icon } from './Icon.tsx';

/** The navigation bar on top of every page. */
export function Bar({ children, rules = '/rules', className = '' }: BarProps) {
  const { say } = useWords();
  return (
    <header className={`bar ${className}`}>
      <a className="skip" href="#content">
        {say('nav.skip')}
      </a>
      <Link href="/" className="brand" aria-label={say('nav.home')}>
        <Icon name="lily" />
        Signoria
      </Link>
      {children}
      <span className="spacer" />
      <nav className="tools">
        <Link href="/tables" aria-label={say('nav.tables')} title={say('nav.tables')}>
          <Icon name="i-people" />
          <span className="wide">{say('nav.tables')}</span>
        </Link>
        <Link href={rules} aria-label={say('nav.rules')} title={say('nav.rules')}>
          <Icon name="i-book" />
          <span className="wide">{say('nav.rules')}</span>
        </Link>
        <LanguageSwitch />
        <ThemeSwitch />
        <Link href="/me" className="roomy" aria-label={say('nav.me')} title={say('nav.me')}>
          <Icon name="i-me" />
        </Link>
        <Link href="/settings" aria-label={say('nav.settings')} title={say('nav.settings')}>
          <Icon name="i-menu" />
        </Link>
      </nav>
    </header>
  );
}

interface BarProps {
  readonly children?: ReactNode;
  readonly rules?: string;
  readonly className?: string;
}

function LanguageSwitch() {
  const { say, language } = useWords();
  return (
    <select
      className="plain"
      aria-label={say('nav.language')}
      title={say('nav.language')}
      value={language}
      onChange={({ target }) => {
        const chosen = LANGUAGES.find((one) => one === target.value);
        if (chosen !== undefined) changeSettings({ language: chosen });
      }}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one}>
          {WORDS[one].name}
        </option>
      ))}
    </select>
  );
}

function ThemeSwitch() {
  const { say } = useWords();
  const { theme } = useSettings();
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <button
      type="button"
      className="plain roomy"
      aria-label={say('nav.theme')}
      title={say('nav.theme')}
      onClick={() => changeSettings({ theme: isDark ? 'light' : 'dark' })}
    >
      <Icon name="i-sun" />
    </button>
  );
}
