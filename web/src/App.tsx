import { Route, Switch, useLocation } from 'wouter';
import { HomePage } from './pages/HomePage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Loading, lazyPage } from './shell/Loading.tsx';
import { LoadingGame } from './shell/LoadingGame.tsx';
import { RouteChange } from './shell/RouteChange.tsx';

const PlayPage = lazyPage(() => import('./pages/PlayPage.tsx'));
const NewLocalTablePage = lazyPage(() => import('./pages/NewLocalTablePage.tsx'));
const RulesPage = lazyPage(() => import('./pages/RulesPage.tsx'));
const AllRulesPage = lazyPage(() => import('./pages/AllRulesPage.tsx'));
const SettingsPage = lazyPage(() => import('./pages/SettingsPage.tsx'));
const LobbyPage = lazyPage(() => import('./pages/LobbyPage.tsx'));
const MePage = lazyPage(() => import('./pages/MePage.tsx'));
const NewServerTablePage = lazyPage(() => import('./pages/NewServerTablePage.tsx'));
const ServerTablePage = lazyPage(() => import('./pages/ServerTablePage.tsx'));
const ReplayPage = lazyPage(() => import('./pages/ReplayPage.tsx'));
const ServerReplayPage = lazyPage(() => import('./pages/ServerReplayPage.tsx'));
const AnalysisPage = lazyPage(() => import('./pages/AnalysisPage.tsx'));
const ServerAnalysisPage = lazyPage(() => import('./pages/ServerAnalysisPage.tsx'));
const StatisticsPage = lazyPage(() => import('./pages/StatisticsPage.tsx'));
const OpenRecordPage = lazyPage(() => import('./pages/OpenRecordPage.tsx'));
const LocalTablePage = lazyPage(() => import('./pages/LocalTablePage.tsx'));
/** Only while developing: the build leaves out both pages. */
const GalleryPage = import.meta.env.DEV ? lazyPage(() => import('./gallery/GalleryPage.tsx')) : null;
const GalleryTablePage = import.meta.env.DEV ? lazyPage(() => import('./gallery/GalleryTablePage.tsx')) : null;

/** Returns the game in the address of a page about it, or an empty string. */
function gameAt(path: string): string {
  return /^\/(?:play|new|rules|friends)\/([^/]+)/.exec(path)?.[1] ?? '';
}

export function App() {
  const [path] = useLocation();
  return (
    <ErrorBoundary path={path}>
      <Loading fallback={<LoadingGame game={gameAt(path)} />}>
        <Switch>
          <Route path="/" component={HomePage} />
          <Route path="/play/:game">{({ game }) => <PlayPage key={game} game={game} />}</Route>
          <Route path="/new/:game">{({ game }) => <NewLocalTablePage key={game} game={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <LocalTablePage key={id} id={id} />}</Route>
          <Route path="/table/:id/look">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
          <Route path="/with/:id/look">{({ id }) => <ServerReplayPage key={id} id={id} />}</Route>
          <Route path="/analysis/table/:id">{({ id }) => <AnalysisPage key={id} id={id} />}</Route>
          <Route path="/analysis/with/:id">{({ id }) => <ServerAnalysisPage key={id} id={id} />}</Route>
          <Route path="/statistics" component={StatisticsPage} />
          <Route path="/open" component={OpenRecordPage} />
          <Route path="/friends/:game">{({ game }) => <NewServerTablePage key={game} game={game} />}</Route>
          <Route path="/with/:id">{({ id }) => <ServerTablePage key={id} id={id} />}</Route>
          <Route path="/rules" component={AllRulesPage} />
          <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
          <Route path="/tables" component={LobbyPage} />
          <Route path="/me" component={MePage} />
          <Route path="/settings" component={SettingsPage} />
          {GalleryPage !== null && <Route path="/gallery" component={GalleryPage} />}
          {GalleryTablePage !== null && <Route path="/gallery/table" component={GalleryTablePage} />}
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
        <RouteChange key={path} />
      </Loading>
    </ErrorBoundary>
  );
}
