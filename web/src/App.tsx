import type { ComponentType } from 'react';
import { lazy } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { HomePage } from './pages/HomePage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { awaited, Loading } from './shell/Loading.tsx';
import { RouteChange } from './shell/RouteChange.tsx';
import { useWords, withWords } from './words/index.ts';

const page = <Props,>(load: () => Promise<{ readonly default: ComponentType<Props> }>) =>
  lazy(() => awaited(withWords(load())));

const PlayPage = page(() => import('./pages/PlayPage.tsx'));
const NewLocalTablePage = page(() => import('./pages/NewLocalTablePage.tsx'));
const RulesPage = page(() => import('./pages/RulesPage.tsx'));
const AllRulesPage = page(() => import('./pages/AllRulesPage.tsx'));
const SettingsPage = page(() => import('./pages/SettingsPage.tsx'));
const LobbyPage = page(() => import('./pages/LobbyPage.tsx'));
const MePage = page(() => import('./pages/MePage.tsx'));
const NewServerTablePage = page(() => import('./pages/NewServerTablePage.tsx'));
const ServerTablePage = page(() => import('./pages/ServerTablePage.tsx'));
const LookBackPage = page(() => import('./pages/LookBackPage.tsx'));
const ServerLookBackPage = page(() => import('./pages/ServerLookBackPage.tsx'));
const OpenRecordPage = page(() => import('./pages/OpenRecordPage.tsx'));
const LocalTablePage = page(() => import('./pages/LocalTablePage.tsx'));

export function App() {
  const { say } = useWords();
  const [path] = useLocation();
  return (
    <ErrorBoundary path={path}>
      <Loading fallback={<p className="waiting">{say('table.loading')}</p>}>
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
      </Loading>
    </ErrorBoundary>
  );
}
