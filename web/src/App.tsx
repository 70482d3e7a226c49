import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { HomePage } from './pages/HomePage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { RouteChange } from './shell/RouteChange.tsx';
import { useWords, withWords } from './words/index.ts';

const PlayPage = lazy(() => withWords(import('./pages/PlayPage.tsx')));
const NewLocalTablePage = lazy(() => withWords(import('./pages/NewLocalTablePage.tsx')));
const RulesPage = lazy(() => withWords(import('./pages/RulesPage.tsx')));
const AllRulesPage = lazy(() => withWords(import('./pages/AllRulesPage.tsx')));
const SettingsPage = lazy(() => withWords(import('./pages/SettingsPage.tsx')));
const LobbyPage = lazy(() => withWords(import('./pages/LobbyPage.tsx')));
const MePage = lazy(() => withWords(import('./pages/MePage.tsx')));
const NewServerTablePage = lazy(() => withWords(import('./pages/NewServerTablePage.tsx')));
const ServerTablePage = lazy(() => withWords(import('./pages/ServerTablePage.tsx')));
const LookBackPage = lazy(() => withWords(import('./pages/LookBackPage.tsx')));
const ServerLookBackPage = lazy(() => withWords(import('./pages/ServerLookBackPage.tsx')));
const OpenRecordPage = lazy(() => withWords(import('./pages/OpenRecordPage.tsx')));
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
          <Route path="/new/:game">{({ game }) => <NewLocalTablePage key={game} game={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <LocalTablePage key={id} id={id} />}</Route>
          <Route path="/table/:id/look">{({ id }) => <LookBackPage key={id} id={id} />}</Route>
          <Route path="/with/:id/look">{({ id }) => <ServerLookBackPage key={id} id={id} />}</Route>
          <Route path="/open" component={OpenRecordPage} />
          <Route path="/friends/:game">{({ game }) => <NewServerTablePage key={game} game={game} />}</Route>
          <Route path="/with/:id">{({ id }) => <ServerTablePage key={id} id={id} />}</Route>
          <Route path="/rules" component={AllRulesPage} />
          <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
          <Route path="/tables" component={LobbyPage} />
          <Route path="/me" component={MePage} />
          <Route path="/settings" component={SettingsPage} />
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
        <RouteChange key={path} />
      </Suspense>
    </ErrorBoundary>
  );
}
