import { GAME_IDS } from '@signoria/catalogue';
import { printState } from '@signoria/engine';
import { useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import './gallery.css';
import { Bar } from '../shell/Bar.tsx';
import { useGame, useGames } from '../shell/useGame.ts';
import { useTitle } from '../shell/useTitle.ts';
import { GalleryControls } from './GalleryControls.tsx';
import type { GalleryParams } from './galleryParams.ts';
import { POSITIONS, readGalleryParams, searchOf } from './galleryParams.ts';
import { gameOf, momentOf } from './moments.ts';
import { OpenRecord } from './OpenRecord.tsx';

/** The gallery, for developers: every question of every game at its table, in any size, theme and language. */
export default function GalleryPage() {
  const wanted = readGalleryParams(useSearch());
  const [, navigate] = useLocation();
  useTitle('Gallery');
  const [openedRecords, setOpenedRecords] = useState(0); // another record has the same address, so only this changes
  const show = (change: Partial<GalleryParams>) => navigate(`/gallery?${searchOf({ ...wanted, ...change })}`);
  const showRecord = () => {
    setOpenedRecords((count) => count + 1);
    show({ game: 'record', question: '', at: null, seat: null });
  };
  return (
    <div className="screen">
      <Bar />
      <main id="content" className="gallery">
        {wanted.game === '' ? <Index wanted={wanted} /> : <Shown key={openedRecords} wanted={wanted} show={show} />}
        <OpenRecord onOpen={showRecord} />
      </main>
    </div>
  );
}

/** The list of all questions. */
function Index({ wanted }: { readonly wanted: GalleryParams }) {
  const games = useGames(GAME_IDS);
  return GAME_IDS.map((id) => (
    <section key={id}>
      <h2>{games[id]?.text.title}</h2>
      <ul>
        {POSITIONS.filter(({ game }) => game === id).map(({ ask, seats, decisions }) => (
          <li key={ask}>
            <Link href={`/gallery?${searchOf({ ...wanted, game: id, question: ask })}`}>{ask}</Link>{' '}
            <small>
              {seats} seats, after {decisions} decisions
            </small>
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface ShownProps {
  readonly wanted: GalleryParams;
  readonly show: (change: Partial<GalleryParams>) => void;
}

/** One position: its controls, its table in a frame of the chosen size, and its state as text. */
function Shown({ wanted, show }: ShownProps) {
  const { width, height } = wanted;
  const search = searchOf(wanted);
  return (
    <>
      <GalleryControls wanted={wanted} show={show} />
      <iframe title="table" key={search} src={`/gallery/table?${search}`} width={width} height={height} />
      <StatePanel wanted={wanted} />
    </>
  );
}

function StatePanel({ wanted }: { readonly wanted: GalleryParams }) {
  const { game, question, at } = wanted;
  const rules = useGame(gameOf(wanted) ?? '')?.rules;
  const text = useMemo(() => {
    if (rules === undefined) return 'No such game.';
    const moment = momentOf(rules, { game, question, at });
    return typeof moment === 'string' ? moment : printState(moment.replay.game.state);
  }, [rules, game, question, at]);
  return (
    <details>
      <summary>State</summary>
      <pre>{text}</pre>
    </details>
  );
}
