import { Link } from 'wouter';
import { SettingsList } from '../help/index.ts';
import { Bar } from '../shell/Bar.tsx';
import { useTitle } from '../shell/useTitle.ts';
import { useWords } from '../words/index.ts';

export default function SettingsPage() {
  const { say } = useWords();
  useTitle(say('settings.title'));
  return (
    <div className="screen">
      <Bar />
      <main id="content" className="sheet">
        <h1>{say('settings.title')}</h1>
        <SettingsList />
        <p className="further">
          <Link href="/me">{say('me.link')}</Link>
        </p>
      </main>
    </div>
  );
}
