import { isGame } from '@signoria/catalogue';
import type { Language } from '@signoria/engine';
import { useState } from 'react';
import type { NamedRecord, PlayedGame } from '../lookBack/index.ts';
import { LookBack, playedGame, readRecords } from '../lookBack/index.ts';
import { Bar } from '../shell/Bar.tsx';
import { RefusalNote } from '../shell/RefusalNote.tsx';
import { fetchGame } from '../shell/useCatalogue.ts';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useTitle } from '../shell/useTitle.ts';
import { courseOf } from '../table/course.ts';
import { familyAt } from '../table/families.ts';
import { nameAt } from '../table/seats.ts';
import type { Word } from '../words/index.ts';
import { useWords } from '../words/index.ts';

/** A record from a file, looked back at: the file stays where it is. */
export default function OpenRecordPage() {
  const { language } = useWords();
  const [game, setGame] = useState<PlayedGame | null>(null);
  const [records, setRecords] = useState<readonly NamedRecord[]>([]);
  const [refusal, setRefusal] = useState<Word | null>(null);
  const open = (record: NamedRecord) =>
    opened(record, language).then((one) => (typeof one === 'string' ? setRefusal(one) : setGame(one)));
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const found = readRecords(await file.text());
    setRefusal(found.ok ? null : `look.file.${found.error.code}`);
    setRecords(found.ok ? found.value : []);
    if (found.ok && found.value.length === 1) for (const only of found.value) await open(only);
  };
  if (game !== null) return <LookBack game={game} address={null} toTable={null} />;
  return <ChooseFile {...{ records, refusal }} onFile={read} onOpen={open} />;
}

/** In whose rules a record makes sense, played through; or what is wrong with it. */
async function opened({ names, record }: NamedRecord, language: Language): Promise<PlayedGame | Word> {
  if (!isGame(record.game)) return 'look.file.otherGame';
  const entry = await fetchGame(record.game, language);
  const course = courseOf(entry.rules, record);
  if (!course.ok) return course.error.code === 'otherVersion' ? 'look.file.otherVersion' : 'look.file.edited';
  const seats = Array.from({ length: record.seats }, (_, seat) => ({
    sitter: 'person' as const,
    name: names[seat] || nameAt(seat),
    family: familyAt(seat, null),
  }));
  return playedGame({ entry, seats, course: course.value, own: [], isOver: true });
}

interface ChooseProps {
  readonly records: readonly NamedRecord[];
  readonly refusal: Word | null;
  readonly onFile: (file: File | undefined) => Promise<void>;
  readonly onOpen: (record: NamedRecord) => Promise<void>;
}

function ChooseFile({ records, refusal, onFile, onOpen }: ChooseProps) {
  const { say } = useWords();
  const title = useGameTitle();
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
        {records.length > 1 && (
          <ul className="tl">
            {records.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of a file does not change
              <li key={index}>
                <div>
                  <b>{isGame(one.record.game) ? title(one.record.game) : one.record.game}</b>
                  <small>{one.names.join(', ')}</small>
                </div>
                <button type="button" className="btn sm" onClick={() => void onOpen(one)}>
                  {say('look.back')}
                </button>
              </li>
            ))}
          </ul>
        )}
      </main>
    </div>
  );
}
