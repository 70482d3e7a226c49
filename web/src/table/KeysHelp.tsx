import { useModal } from '../shell/useModal.ts';
import type { TextKey } from '../words/index.ts';
import { useWords } from '../words/index.ts';

type Keys = Readonly<Partial<Record<TextKey, readonly string[]>>>;

const KEYS = {
  'keys.move': ['←', '→', '↑', '↓'],
  'keys.number': ['1', '…', '9'],
  'keys.enter': ['Enter'],
  'keys.confirm': ['Ctrl', 'Enter'],
  'keys.escape': ['Esc'],
  'keys.search': ['/'],
  'keys.hint': ['H'],
  'keys.undo': ['Ctrl', 'Z'],
  'keys.undoTurn': ['Ctrl', 'Shift', 'Z'],
  'keys.tab': ['Tab'],
  'keys.help': ['?'],
} as const satisfies Keys;

/** Keys for planning several decisions, in games that have this. */
const PLAN_KEYS = { 'keys.goOn': ['Shift', 'Enter'] } as const satisfies Keys;

/** Keys of a replay. */
const REPLAY_KEYS = {
  'keys.look.decision': ['←', '→'],
  'keys.look.turn': ['Shift', '←', '→'],
  'keys.look.round': ['Page ↑', 'Page ↓'],
  'keys.look.ends': ['Home', 'End'],
} as const satisfies Keys;

/** A dialog that lists all keyboard shortcuts of the table. */
export function KeysHelp({ hasPlans, onClose }: { readonly hasPlans: boolean; readonly onClose: () => void }) {
  const { say } = useWords();
  const modal = useModal(true, onClose);
  return (
    <dialog {...modal} className="laid tip" aria-labelledby="keys">
      <div className="tipBody">
        <h2 id="keys">{say('keys.title')}</h2>
        <KeyList keys={hasPlans ? { ...KEYS, ...PLAN_KEYS } : KEYS} />
        <h3>{say('keys.replay')}</h3>
        <KeyList keys={REPLAY_KEYS} />
        <button type="button" className="btn compact" onClick={onClose}>
          {say('explain.close')}
        </button>
      </div>
    </dialog>
  );
}

function KeyList({ keys: all }: { readonly keys: Keys }) {
  const { say } = useWords();
  return (
    <dl className="keys">
      {Object.entries(all).map(([word, keys]) => (
        <div key={word}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{say(word as TextKey)}</dd>
        </div>
      ))}
    </dl>
  );
}
