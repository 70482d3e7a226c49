import { isGame } from '@signoria/catalogue';
import type { Language } from '@signoria/engine';
import { resume } from '@signoria/engine';
import { useState } from 'react';
import { Link } from 'wouter';
import type { GameLinks } from '../analysis/index.ts';
import { useRequest } from '../api/index.ts';
import type { ImportCounts } from '../gameFiles/index.ts';
import { IMPORT_RESULTS, importGames, seatsOf } from '../gameFiles/index.ts';
import { localGames } from '../localGames/index.ts';
import type { FileOfRecords, NamedRecord, PlayedGame } from '../replay/index.ts';
import { playedGame, ReplayTable, readRecords } from '../replay/index.ts';
import { Bar } from '../shell/Bar.tsx';
import { Shield } from '../shell/Icon.tsx';
import { RefusalNote } from '../shell/RefusalNote.tsx';
import { fetchGame } from '../shell/useGame.ts';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useTitle } from '../shell/useTitle.ts';
import type { TextKey } from '../words/index.ts';
import { useWords } from '../words/index.ts';
import { ReportOrExercise } from './ReportOrExercise.tsx';

/**
 * Opens game records from a file, to replay them or to add them to the games of this browser. The file is not
 * uploaded.
 */
export default function OpenRecordPage() {
  const { language } = useWords();
  const [game, setGame] = useState<PlayedGame | null>(null);
  const [file, setFile] = useState<FileOfRecords | null>(null);
  const [refusal, setRefusal] = useState<TextKey | null>(null);
  const open = (record: NamedRecord) =>
    replayRecord(record, language).then((one) => (typeof one === 'string' ? setRefusal(one) : setGame(one)));
  const read = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setFile(null);
    const found = readRecords(await chosen.text());
    setRefusal(found.ok ? null : `look.file.${found.error.code}`);
    setFile(found.ok && found.value.isList ? found.value : null);
    if (found.ok && !found.value.isList) for (const only of found.value.records) await open(only);
  };
  if (game !== null) return <GameOfFile game={game} />;
  return <ChooseFile {...{ file, refusal }} onFile={read} onOpen={open} />;
}

/** A game of a file: its replay, its analysis and its exercises, which have no addresses. */
function GameOfFile({ game }: { game: PlayedGame }) {
  const [shown, setShown] = useState<{ readonly count: number } | { readonly exercise: number | null }>({ count: 0 });
  const links: GameLinks = {
    replay: (count) => () => setShown({ count }),
    report: () => setShown({ exercise: null }),
    exercise: (exercise) => () => setShown({ exercise }),
    link: null,
  };
  if ('exercise' in shown)
    return <ReportOrExercise game={game} links={links} table={null} exercise={shown.exercise} source={null} />;
  return <ReplayTable game={game} links={links} address={null} toTable={null} from={shown.count} />;
}

/** Replays a record under the rules of its game; returns the key of an error message if that fails. */
async function replayRecord(named: NamedRecord, language: Language): Promise<PlayedGame | TextKey> {
  const { record } = named;
  if (!isGame(record.game)) return 'look.file.otherGame';
  const entry = await fetchGame(record.game, language);
  const replay = resume(entry.rules, record);
  if (!replay.ok) return replay.error.code === 'otherVersion' ? 'look.file.otherVersion' : 'look.file.edited';
  return playedGame({ entry, seats: seatsOf(named), replay: replay.value, own: [], isOver: true });
}

interface ChooseProps {
  /** A file with a list of records. */
  readonly file: FileOfRecords | null;
  readonly refusal: TextKey | null;
  readonly onFile: (file: File | undefined) => Promise<void>;
  readonly onOpen: (record: NamedRecord) => Promise<void>;
}

function ChooseFile({ file, refusal, onFile, onOpen }: ChooseProps) {
  const { say } = useWords();
  useTitle(say('look.openTitle'));
  return (
    <div className="screen">
      <Bar />
      <main id="content" className="sheet openRecord">
        <h1>{say('look.openTitle')}</h1>
        <p className="soft">{say('look.openText')}</p>
        <label className="field">
          <span>{say('look.openFile')}</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => void onFile(target.files?.[0]).finally(() => (target.value = ''))}
          />
        </label>
        <RefusalNote refusal={refusal === null ? null : say(refusal)} />
        {file !== null && <Records file={file} onOpen={onOpen} />}
      </main>
    </div>
  );
}

function Records({ file, onOpen }: { file: FileOfRecords; onOpen: ChooseProps['onOpen'] }) {
  const { say } = useWords();
  const title = useGameTitle();
  return (
    <>
      <ImportRecords file={file} />
      <ul className="tableList">
        {file.records.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a file does not change
          <li key={index}>
            <span className="shields">
              {seatsOf(one).map(({ family }) => (
                <Shield key={family} family={family} />
              ))}
            </span>
            <div>
              <b>{isGame(one.record.game) ? title(one.record.game) : one.record.game}</b>
              <small>{one.names.join(', ')}</small>
            </div>
            <span className="buttonRow">
              <button type="button" className="btn compact" onClick={() => void onOpen(one)}>
                {say('look.back')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Adds the records to the games of this browser and shows the number of games for each result. */
function ImportRecords({ file }: { file: FileOfRecords }) {
  const { say, language } = useWords();
  const { isPending, refusal, ask } = useRequest();
  const [outcomes, setOutcomes] = useState<ImportCounts | null>(null);
  const rulesOf = async (game: string) => (await fetchGame(game, language)).rules;
  const keep = () => void ask(async () => setOutcomes(await importGames(file, localGames(), rulesOf)));
  const shown = outcomes === null ? [] : IMPORT_RESULTS.filter((outcome) => outcomes[outcome] > 0);
  return (
    <>
      <div className="buttonRow">
        <button type="button" className="btn go" disabled={isPending} onClick={keep}>
          {say('import.keep', { count: file.records.length })}
        </button>
        {outcomes !== null && (
          <Link href="/" className="btn">
            {say('import.yours')}
          </Link>
        )}
      </div>
      <div role="status">
        {shown.map((outcome) => (
          <p key={outcome} className="soft">
            {say(`import.${outcome}`, { count: outcomes?.[outcome] ?? 0 })}
          </p>
        ))}
      </div>
      <RefusalNote refusal={refusal} />
    </>
  );
}
