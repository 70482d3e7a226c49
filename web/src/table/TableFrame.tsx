import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { AfterPaint } from '../shell/AfterPaint.tsx';
import { Loading } from '../shell/Loading.tsx';
import { useUnread } from '../shell/useUnread.ts';
import { useWords } from '../words/index.ts';
import { Actions } from './Actions.tsx';
import { AskBar } from './AskBar.tsx';
import { boardActions } from './boardActions.ts';
import { EndSheet } from './EndSheet.tsx';
import { Explain } from './Explain.tsx';
import type { Family } from './families.ts';
import type { GameTableProps } from './gameTable.ts';
import { GAME_TABLES } from './gameTables.ts';
import { KeysHelp } from './KeysHelp.tsx';
import { LegendButton } from './LegendButton.tsx';
import { ReplayAddress } from './LookAtTurn.tsx';
import type { Tab } from './PhoneTabs.tsx';
import { People, Tabs, useTab } from './PhoneTabs.tsx';
import type { Naming } from './ProseText.tsx';
import type { HeldPlaces } from './places.ts';
import { usePlaces } from './places.ts';
import { Rail } from './Rail.tsx';
import type { TableChat } from './RailTabs.tsx';
import { ReplayNote } from './Since.tsx';
import { SoundOffer } from './SoundOffer.tsx';
import { TableSigns } from './tableSigns.ts';
import type { HandOver, TableController, TableSnapshot } from './tableTypes.ts';
import { othersTurns } from './turnLines.ts';
import { UndoBeyond } from './UndoBeyond.tsx';
import type { TableActions } from './useActions.ts';
import { useActions } from './useActions.ts';
import type { Choosing } from './useChoice.ts';
import type { EndSheetState } from './useEnd.ts';
import { useEnd } from './useEnd.ts';
import type { Explanations } from './useExplanations';
import { useExplanations } from './useExplanations';
import type { RecentReplay } from './useRecentReplay.ts';
import { useRecentReplay } from './useRecentReplay.ts';
import { useSounds } from './useSounds.ts';
import { useTableKeys } from './useTableKeys.ts';
import { useTargetsInSight } from './useTargetsInSight.ts';
import { WaitingForOthers } from './WaitingForOthers.tsx';
import { WhyNot } from './WhyNot.tsx';
import { WordList } from './WordList.tsx';

interface FrameProps {
  readonly table: TableController;
  readonly snapshot: TableSnapshot;
  readonly chat?: TableChat;
  /** Set when another person at this screen must decide next. */
  readonly handOver?: HandOver | null;
  /** Replaces choices and buttons when looking back at a game. */
  readonly replayParts?: ReplayParts;
}

interface ReplayParts {
  readonly strip: ReactNode;
  readonly acts: ReactNode;
}

/** The frame around a game's table: question, choices, table, and chronicle. */
export function TableFrame({ table, snapshot, chat, handOver = null, replayParts }: FrameProps) {
  const { say } = useWords();
  const actions = useActions(table, snapshot);
  const questions = useExplanations(snapshot);
  const replay = useRecentReplay(table, snapshot, actions.choosing);
  const shown = replay.shown ?? snapshot;
  useSounds(shown);
  const end = useEnd(snapshot.over && replayParts === undefined);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useTab(snapshot);
  const showTab = (next: Tab) => {
    end.setOpen(false); // the sheet would cover the tab
    setTab(next);
  };
  const [keys, setKeys] = useState(false);
  const [legend, setLegend] = useState(false);
  const places = usePlaces();
  const showKeys = () => setKeys(true);
  useFrameKeys(actions, snapshot, replay, showKeys);
  const unread = useUnread(othersTurns(snapshot), tab === 'Chronicle');
  const { choosing, undo } = actions;
  useTargetsInSight(board, snapshot.moves, choosing.legal);
  const naming = { onExplain: questions.explain, onHighlight: setHighlighted };
  const families = table.seats.map(({ family }) => family);
  const drawn = { snapshot: shown, families, highlighted, places, tab, onTab: showTab };
  return (
    <Asking
      {...{ snapshot, families, actions, handOver, places, naming, tab, end, replayParts }}
      legendButton={<LegendButton isOpen={legend} onToggle={() => setLegend(!legend)} />}
      onKeys={showKeys}
    >
      <Loading fallback={null}>{end.isOpen && <EndSheet table={table} snapshot={snapshot} end={end} />}</Loading>
      <People {...{ table, snapshot, tab }} onTab={showTab} />
      <div ref={board} className="board tabBoard" data-version={shown.version}>
        <h2 className="unseen">{say('table.city')}</h2>
        <AfterPaint>
          <Drawn {...drawn} {...boardActions(replay, actions, questions)} {...naming} />
        </AfterPaint>
      </div>
      <ReplayNote replay={replay} {...naming} />
      {replayParts === undefined && <SoundOffer />}
      <div className="sequencePlace place" ref={places.hold.sequence} />
      <div className="dock place" ref={places.hold.dock} />
      <div className="planPlace place" ref={places.hold.sheet} />
      <AfterBoard>
        <ReplayAddress value={table.addressAt}>
          <Rail
            {...{ snapshot, chat }}
            replay={replayParts === undefined ? replay : null}
            seats={table.seats}
            seatsPlace={places.hold.seats}
            onUndo={undo}
            {...naming}
          />
        </ReplayAddress>
      </AfterBoard>
      <Tabs tab={tab} onTab={showTab} unread={unread} place={places.hold.tabs} />
      <Answered questions={questions} snapshot={snapshot} />
      <UndoBeyond beyond={actions.beyond} />
      {keys && <KeysHelp onClose={() => setKeys(false)} />}
      <Loading fallback={null}>
        <TableSigns snapshot={shown} families={families} isLegendOpen={legend} onClose={() => setLegend(false)} />
      </Loading>
    </Asking>
  );
}

/** Renders its children after the board, which is rendered after the question and the choices. */
function AfterBoard({ children }: { readonly children: ReactNode }) {
  return (
    <AfterPaint>
      <AfterPaint>{children}</AfterPaint>
    </AfterPaint>
  );
}

function useFrameKeys(
  { choosing, confirm, hint, undo }: TableActions,
  snapshot: TableSnapshot,
  replay: RecentReplay,
  onHelp: () => void,
) {
  useTableKeys({
    onEscape: () => replay.stop() || choosing.back(),
    onUndo: () => undo(),
    onUndoTurn: () => undo(snapshot.undoableTurn),
    onConfirm: confirm,
    onHint: () => void hint?.(),
    onHelp,
  });
}

/** The open explanation: of a component, or of why it cannot be chosen. */
function Answered({ questions, snapshot }: { questions: Explanations; snapshot: TableSnapshot }) {
  const { asked, askedWhyNot, explain, close } = questions;
  return (
    <>
      <Explain id={asked} snapshot={snapshot} onClose={close} />
      {askedWhyNot !== null && (
        <WhyNot askedWhyNot={askedWhyNot} snapshot={snapshot} onExplain={explain} onClose={close} />
      )}
    </>
  );
}

interface AskingProps {
  readonly snapshot: TableSnapshot;
  readonly families: readonly Family[];
  readonly actions: TableActions;
  readonly handOver: HandOver | null;
  readonly places: HeldPlaces;
  readonly naming: Naming;
  readonly tab: Tab;
  readonly end: EndSheetState;
  readonly replayParts: ReplayParts | undefined;
  readonly legendButton: ReactNode;
  readonly onKeys: () => void;
  readonly children: ReactNode;
}

/** The question with its buttons, then the choices in words, or the latest event while others decide. */
function Asking({
  snapshot,
  families,
  actions,
  handOver,
  places,
  naming,
  tab,
  end,
  replayParts,
  legendButton,
  onKeys,
  children,
}: AskingProps) {
  const { choosing, planning, confirm, hint, hinted, undo } = actions;
  const byKeyboard = useRef(false);
  const isAsked = snapshot.moves.length > 0;
  const isPlayed = !snapshot.over && replayParts === undefined;
  const { plan } = planning;
  const acts = {
    snapshot,
    chosen: choosing.chosen,
    plan,
    handOver,
    onUndo: undo,
    onHint: hint,
    hinted,
    onConfirm: confirm,
  };
  return (
    <main
      id="content"
      className={`table show${tab}`}
      data-version={snapshot.version}
      onPointerDown={() => {
        byKeyboard.current = false;
      }}
    >
      <AskBar {...{ snapshot, families, handOver }} isPast={replayParts !== undefined} {...naming}>
        {replayParts?.acts}
        {isPlayed && snapshot.seat !== null && <Actions {...acts} previewPlace={places.hold.preview} {...naming} />}
        {end.isAside && <EndAgain end={end} />}
      </AskBar>
      {(isPlayed || replayParts !== undefined) && (
        <div className="choiceRow">
          {replayParts?.strip}
          {isPlayed && isAsked && (
            <WordList {...{ snapshot, choosing, onKeys, byKeyboard }} onConfirm={confirm} onUndo={undo} />
          )}
          {isPlayed && !isAsked && <WaitingForOthers snapshot={snapshot} families={families} {...naming} />}
          {legendButton}
        </div>
      )}
      {children}
    </main>
  );
}

/** The button that reopens the closed end sheet. It takes the focus that was lost with the sheet. */
function EndAgain({ end }: { readonly end: EndSheetState }) {
  const { say } = useWords();
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) again.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="acts">
      <button ref={again} type="button" className="btn" onClick={() => end.setOpen(true)}>
        {say('end.sheet')}
      </button>
    </div>
  );
}

interface DrawnProps extends Omit<GameTableProps, keyof Choosing> {
  readonly choosing: Choosing;
}

/** The game's own table, or a note that it has none yet. */
function Drawn({ choosing, ...props }: DrawnProps) {
  const { say } = useWords();
  const Game = GAME_TABLES[props.snapshot.rules.id];
  if (Game === undefined) return <p className="waiting">{say('table.undrawn')}</p>;
  const { candidates, legal, thinTargets, pointed, chosen, chosenTargets, dropTargets } = choosing;
  return (
    <Loading fallback={<p className="waiting">{say('table.loading')}</p>}>
      <Game
        {...props}
        candidates={candidates}
        legal={legal}
        thinTargets={thinTargets}
        pointed={pointed}
        chosen={chosen}
        chosenTargets={chosenTargets}
        dropTargets={dropTargets}
      />
    </Loading>
  );
}
