import type { LoadedGame } from '@signoria/catalogue';
import { type DragEvent, useEffect, useState } from 'react';
import { RefusalNote } from '../shell/RefusalNote.tsx';
import { saveJson } from '../shell/saveJson.ts';
import { useWords } from '../words/index.ts';
import { changesIn, figureRows, figuresTemplate } from './figures.ts';
import { inputWords } from './inputWords.ts';
import { OwnFigures } from './OwnFigures.tsx';

type Options = Readonly<Record<string, unknown>>;

interface FiguresProps {
  readonly entry: LoadedGame;
  readonly options: Options;
  readonly seats: number;
  readonly onChange: (options: Options) => void;
}

/** Bytes. */
const LARGEST_FILE = 1024 * 1024;

/** The sources of the figures, and a field to load a file with own figures. */
export function FiguresField({ entry, options, seats, onChange }: FiguresProps) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  useIgnoredFileDrops();
  return (
    <details className="figures" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('figures.title')}</summary>
      {isOpen && (
        <>
          <Sources rows={figureRows(entry, options)} />
          <FigureFile entry={entry} options={options} seats={seats} onChange={onChange} />
        </>
      )}
    </details>
  );
}

/** Prevents the browser from opening a file dropped beside the field, which would lose the form's data. */
function useIgnoredFileDrops(): void {
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault();
    addEventListener('dragover', stay);
    addEventListener('drop', stay);
    return () => {
      removeEventListener('dragover', stay);
      removeEventListener('drop', stay);
    };
  }, []);
}

function Sources({ rows }: { rows: ReturnType<typeof figureRows> }) {
  const { say } = useWords();
  const guessed = rows.filter(({ source }) => source === 'reconstructed');
  const kinds = [...new Set(guessed.map(({ kind }) => kind))];
  return (
    <>
      <p>{say('figures.count', { count: guessed.length, all: rows.length })}</p>
      {kinds.length > 0 && (
        <dl className="guessed">
          {kinds.map((kind) => (
            <div key={kind}>
              <dt>{kind === '' ? say('figures.tables') : kind}</dt>
              <dd>
                {guessed
                  .filter((row) => row.kind === kind)
                  .map(({ name }) => name)
                  .join(', ')}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** Reads a file of figures and checks it with the rules. Errors are shown in words. */
function useFigureFile({ entry: { rules }, options: { figures: _own, ...rest }, seats, onChange }: FiguresProps) {
  const { say } = useWords();
  const [refusal, setRefusal] = useState('');
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > LARGEST_FILE) return setRefusal(say('figures.tooLarge'));
    const own = await file.text().then(asJson);
    if (own === undefined) return setRefusal(say('figures.noJson', { file: file.name }));
    const checked = rules.readOptions({ ...rest, figures: own }, seats);
    if (!checked.ok) return setRefusal(inputWords(checked.error, say));
    const changes = changesIn(rules, rest, own);
    setRefusal(changes === undefined ? say('figures.same') : '');
    onChange(changes === undefined ? rest : { ...rest, figures: changes });
  };
  return { refusal, read };
}

function FigureFile(props: FiguresProps) {
  const { say } = useWords();
  const { rules } = props.entry;
  const { refusal, read } = useFigureFile(props);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };
  return (
    <>
      <label className="drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <span>{say('figures.own')}</span>
        <small className="muted">{say('figures.ownExplained')}</small>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            void read(target.files?.[0]);
            target.value = ''; // allows choosing the same file again after a correction
          }}
        />
      </label>
      <OwnFigures game={rules.id} options={props.options} />
      <RefusalNote refusal={refusal} />
      <FigureButtons {...props} />
    </>
  );
}

function FigureButtons({ entry: { rules }, options, onChange }: FiguresProps) {
  const { say } = useWords();
  const { figures, ...rest } = options;
  return (
    <div className="buttonRow">
      {figures !== undefined && (
        <button type="button" className="btn compact" onClick={() => onChange(rest)}>
          {say('figures.forget')}
        </button>
      )}
      <button
        type="button"
        className="btn compact"
        onClick={() => saveJson(`signoria-${rules.id}-figures.json`, figuresTemplate(rules, options))}
      >
        {say('figures.template')}
      </button>
    </div>
  );
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
