import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { HomePage } from './pages/HomePage.tsx';
import { LostPage } from './pages/LostPage.tsx';
import { Arrival } from './shell/Arrival.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { useWords, withWords } from './words/index.ts';

const PlayPage = lazy(() => withWords(import('./pages/PlayPage.tsx')));
const NewPage = lazy(() => withWords(import('./pages/NewPage.tsx')));
const RulesPage = lazy(() => withWords(import('./pages/RulesPage.tsx')));
const SettingsPage = lazy(() => withWords(import('./pages/SettingsPage.tsx')));
const LobbyPage = lazy(() => withWords(import('./pages/LobbyPage.tsx')));
const MePage = lazy(() => withWords(import('./pages/MePage.tsx')));
const FriendsPage = lazy(() => withWords(import('./pages/FriendsPage.tsx')));
const ServerTablePage = lazy(() => withWords(import('./pages/ServerTablePage.tsx')));
const LocalTablePage = lazy(() => withWords(import('./pages/LocalTablePage.tsx')));

export function App() {
  const { say } = useWords();
  const [path] = useLocation();
  return (
    <ErrorBoundary>
      <Suspense fallback={<p className="waiting">{say('table.loading')}</p>}>
        <Switch>
          <Route path="/" component={HomePage} />
          <Route path="/play/:game">{({ game }) => <PlayPage key={game} game={game} />}</Route>
          <Route path="/new/:game">{({ game }) => <NewPage key={game} game={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <LocalTablePage key={id} id={id} />}</Route>
          <Route path="/friends/:game">{({ game }) => <FriendsPage key={game} game={game} />}</Route>
          <Route path="/with/:id">{({ id }) => <ServerTablePage key={id} id={id} />}</Route>
          <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
          <Route path="/tables" component={LobbyPage} />
          <Route path="/me" component={MePage} />
          <Route path="/settings" component={SettingsPage} />
          <Route>
            <LostPage />
          </Route>
        </Switch>
        <Arrival key={path} />
      </Suspense>
    </ErrorBoundary>
  );
}
