import { plain } from '@signoria/engine';
import type { RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../words/index.ts';
import { ImpossibleMoves } from './ImpossibleMoves.tsx';
import type { TableSnapshot } from './tableTypes.ts';
import { useAsides } from './useAsides.ts';
import type { Choosing } from './useChoice.ts';
import { useListKeys } from './useListKeys.ts';
import { WordTools } from './WordTools.tsx';
import { impossibleWishes } from './whyNot.ts';

interface WordsProps {
  readonly snapshot: TableSnapshot;
  readonly choosing: Choosing;
  readonly onConfirm: () => void;
  readonly onKeys: () => void;
  /** Whether the last answer was given by keyboard. */
  readonly byKeyboard: RefObject<boolean>;
}

const MANY = 9;

/** Every legal choice in words: the second way to every move, and the first for keyboard and screen reader. */
export function WordList({ snapshot, choosing, onConfirm, onKeys, byKeyboard }: WordsProps) {
  const { say } = useWords();
  const list = useRef<HTMLDivElement>(null);
  const [sought, setSought] = useState('');
  const [open, setOpen] = useState(false);
  const [why, setWhy] = useState(false);
  const asides = useAsides(snapshot, choosing, sought.trim() !== '');
  const allImpossible = useMemo(() => impossibleWishes(snapshot), [snapshot]);
  const impossible = allImpossible.filter(({ wish }) => !asides.folds(wish));
  const all = worded(snapshot, asides.listed);
  const shown = all.filter(({ words }) => words.toLowerCase().includes(sought.trim().toLowerCase()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice is the reason to run
  useEffect(() => showChosen(list.current), [choosing.chosen]);
  return (
    <div className={open ? 'words open' : 'words'}>
      <WordTools
        {...{ choosing, asides, sought, open, onKeys, why }}
        count={all.length}
        many={snapshot.moves.length >= MANY}
        onSeek={setSought}
        onDown={() => list.current?.querySelector<HTMLElement>('[role=option]')?.focus()}
        onOpen={setOpen}
        impossible={impossible.length}
        onWhy={setWhy}
      />
      <Options {...{ list, shown, snapshot, choosing, onConfirm, byKeyboard }} />
      {shown.length === 0 && <p className="muted">{say('table.noMatch')}</p>}
      {why && <ImpossibleMoves snapshot={snapshot} impossible={impossible} sought={sought} />}
    </div>
  );
}

interface WordedMove {
  readonly move: unknown;
  readonly words: string;
}

function worded({ seat, text, imagined }: TableSnapshot, moves: readonly unknown[]): readonly WordedMove[] {
  return seat === null ? [] : moves.map((move) => ({ move, words: plain(text.move(move, imagined, seat)) }));
}

interface OptionsProps extends Omit<WordsProps, 'onKeys'> {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly shown: readonly WordedMove[];
}

function Options({ list, shown, snapshot, choosing, onConfirm, byKeyboard }: OptionsProps) {
  const { say } = useWords();
  const { chosen, pick, clear } = choosing;
  const onKeyDown = useListKeys(list, snapshot.moves, {
    byKeyboard,
    onEnter: (index) => (shown[index]?.move === chosen ? onConfirm() : pick(shown[index]?.move ?? null)),
    onEscape: clear,
  });
  const chosenAt = shown.findIndex(({ move }) => move === chosen);
  return (
    <div ref={list} className="opts">
      <div
        className="optList"
        role="listbox"
        aria-label={say('table.choices')}
        aria-description={say('table.keys')}
        onKeyDown={onKeyDown}
      >
        {shown.map(({ move, words }, index) => (
          <Option
            key={words}
            words={words}
            number={index + 1}
            isChosen={move === chosen}
            isFirst={index === Math.max(0, chosenAt)}
            onPick={() => pick(move)}
          />
        ))}
      </div>
    </div>
  );
}

/** Brings the chosen option into the list's own window; the page stays where it is. */
function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector<HTMLElement>('[aria-selected=true]');
  if (list === null || !chosen) return;
  list.scrollTo({ top: chosen.offsetTop - 8, left: chosen.offsetLeft - 12 });
}

interface OptionProps {
  readonly words: string;
  readonly number: number;
  readonly isChosen: boolean;
  readonly isFirst: boolean;
  readonly onPick: () => void;
}

/** What stands in brackets at the end is said in a smaller voice. */
function Option({ words, number, isChosen, isFirst, onPick }: OptionProps) {
  const [, what = words, aside] = /^(.*?) \((.*)\)$/.exec(words) ?? [];
  return (
    <button
      type="button"
      role="option"
      aria-selected={isChosen}
      tabIndex={isFirst ? 0 : -1}
      className={isChosen ? 'opt on' : 'opt'}
      title={words}
      data-number={number}
      onClick={onPick}
    >
      <span>{what}</span>
      {aside !== undefined && <small>{aside}</small>}
    </button>
  );
}
