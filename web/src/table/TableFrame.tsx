import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { AfterPaint } from '../shell/AfterPaint.tsx';
import { Loading } from '../shell/Loading.tsx';
import { useStage } from '../shell/stages.tsx';
import { useUnread } from '../shell/useUnread.ts';
import { useWords } from '../words/index.ts';
import { Actions } from './Actions.tsx';
import { AskBar } from './AskBar.tsx';
import type { Coach } from './advice/index.ts';
import { AdviceMarks, AdvicePanel, useCoach, useSpoken } from './advice/index.ts';
import { plansAhead } from './ahead.ts';
import { boardActions } from './boardActions.ts';
import { DrawnTable } from './DrawnTable.tsx';
import { EndSheet } from './EndSheet.tsx';
import { Explain } from './Explain.tsx';
import type { Family } from './families.ts';
import { KeysHelp } from './KeysHelp.tsx';
import { LegendButton } from './LegendButton.tsx';
import type { Tab } from './PhoneTabs.tsx';
import { People, PhoneTabs, useTab } from './PhoneTabs.tsx';
import type { Naming } from './ProseText.tsx';
import type { HeldPlaces } from './places.ts';
import { usePlaces } from './places.ts';
import { EmptyRail, Rail } from './Rail.tsx';
import type { TableChat } from './RailTabs.tsx';
import { ReplayAddress } from './ReplayLink.tsx';
import { ReplayNote } from './Since.tsx';
import { SoundOffer } from './SoundOffer.tsx';
import { TableSeats } from './tableSeats.ts';
import { TableSigns } from './tableSigns.ts';
import type { HandOver, TableController, TableSnapshot } from './tableTypes.ts';
import { othersTurns } from './turnLines.ts';
import { UndoBeyond } from './UndoBeyond.tsx';
import type { TableActions } from './useActions.ts';
import { useActions } from './useActions.ts';
import type { EndSheetState } from './useEnd.ts';
import { useEnd } from './useEnd.ts';
import type { Explanations } from './useExplanations.ts';
import { useExplanations } from './useExplanations.ts';
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
  /** Replaces choices and buttons in a replay. */
  readonly replayParts?: ReplayParts;
}

interface ReplayParts {
  readonly strip: ReactNode;
  readonly acts: ReactNode;
}

/**
 * The number of paints before the rail and the offer of sounds are rendered: after the question, the choices, and the
 * board with the dock.
 */
const AFTER_BOARD = 3;

/** The frame around a game's table: question, choices, table, and chronicle. */
export function TableFrame({ table, snapshot, chat, handOver = null, replayParts }: FrameProps) {
  const { say } = useWords();
  const actions = useActions(table, snapshot);
  const { ahead, hinting, board: boardChoice } = actions;
  const coach = useCoach(table, snapshot);
  const explanations = useExplanations(boardChoice.snapshot);
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
  const [isKeysOpen, setKeysOpen] = useState(false);
  const [isLegendOpen, setLegendOpen] = useState(false);
  const places = usePlaces();
  const showKeys = () => setKeysOpen(true);
  useFrameKeys(actions, replay, showKeys);
  const unread = useUnread(othersTurns(snapshot), tab === 'Chronicle');
  const { choosing, undoSent } = actions;
  useTargetsInSight(board, ahead.snapshot.moves, choosing.legal);
  const naming = { onExplain: explanations.explain, onHighlight: setHighlighted };
  const families = table.seats.map(({ family }) => family);
  const drawn = { snapshot: replay.shown ?? boardChoice.snapshot, sent: shown, families, highlighted, places, tab };
  const railParts = { snapshot, replay: replayParts === undefined ? replay : null };
  return (
    <TableSeats value={table.seats}>
      <Asking
        {...{ snapshot, families, actions, coach, handOver, places, naming, tab, end, replayParts }}
        legendButton={<LegendButton isOpen={isLegendOpen} onToggle={() => setLegendOpen(!isLegendOpen)} />}
        onKeys={showKeys}
      >
        <Loading fallback={null}>{end.isOpen && <EndSheet table={table} snapshot={snapshot} end={end} />}</Loading>
        <People {...{ table, snapshot, tab }} onTab={showTab} />
        <div ref={board} className="board tabBoard" data-version={shown.version}>
          <h2 className="unseen">{say('table.city')}</h2>
          <AfterPaint>
            <DrawnTable {...drawn} onTab={showTab} {...boardActions(replay, actions, explanations)} {...naming} />
          </AfterPaint>
        </div>
        <ReplayNote replay={replay} {...naming} />
        <AfterPaint paints={AFTER_BOARD}>{replayParts === undefined && <SoundOffer />}</AfterPaint>
        <AdviceMarks snapshot={snapshot} families={families} shown={hinting.shown} />
        <div className="sequencePlace place" ref={places.hold.sequence} />
        <div className="dock place" ref={places.hold.dock} />
        <div className="planPlace place" ref={places.hold.sheet} />
        <AfterPaint paints={AFTER_BOARD} fallback={<EmptyRail {...railParts} />}>
          <ReplayAddress value={table.addressAt}>
            <Rail
              {...railParts}
              chat={chat}
              seats={table.seats}
              advice={<AdvicePanel {...{ snapshot, families, hinting, coach }} onUndo={undoSent} />}
              seatsPlace={places.hold.seats}
              onUndo={undoSent}
              {...naming}
            />
          </ReplayAddress>
        </AfterPaint>
        <PhoneTabs tab={tab} onTab={showTab} unread={unread} place={places.hold.tabs} />
        <OpenExplanation explanations={explanations} snapshot={ahead.snapshot} />
        <UndoBeyond undoConfirmation={actions.undoConfirmation} />
        {isKeysOpen && <KeysHelp hasPlans={plansAhead(snapshot.rules.id)} onClose={() => setKeysOpen(false)} />}
        <Loading fallback={null}>
          <TableSigns {...{ snapshot: shown, families, isLegendOpen }} onClose={() => setLegendOpen(false)} />
        </Loading>
      </Asking>
    </TableSeats>
  );
}

function useFrameKeys(
  { ahead, back, choosing, confirm, hinting, undo }: TableActions,
  replay: RecentReplay,
  onHelp: () => void,
) {
  useTableKeys({
    onEscape: () => replay.stop() || (hinting.shown !== null && choosing.chosen === null ? hinting.close() : back()),
    onUndo: () => undo(),
    onUndoTurn: () => undo(ahead.snapshot.undoableTurn),
    onConfirm: confirm,
    onHint: hinting.next,
    onHelp,
  });
}

/** The open explanation: of a component, or of why it cannot be chosen. */
function OpenExplanation({ explanations, snapshot }: { explanations: Explanations; snapshot: TableSnapshot }) {
  const { asked, askedWhyNot, explain, close } = explanations;
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
  readonly coach: Coach;
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

/**
 * The question with its buttons, then the choices in words, or the latest event while others decide. The choices of the
 * first question are rendered after it was painted.
 */
function Asking({
  snapshot,
  families,
  actions,
  coach,
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
  const { ahead, choosing, planning, take, confirm, hinting, undo } = actions;
  const byKeyboard = useRef(false);
  const hasChoices = useStage(1) === 1;
  const isAsked = snapshot.moves.length > 0;
  const isPlayed = !snapshot.over && replayParts === undefined;
  const { plan } = planning;
  const isPlanned = ahead.steps.length > 0 && choosing.chosen !== null && !actions.board.isLastSelected;
  const acts = {
    snapshot: ahead.snapshot,
    chosen: choosing.chosen,
    planned: ahead.steps,
    removed: ahead.removed,
    plan,
    handOver,
    onUndo: undo,
    onHint: hinting.isAllowed ? hinting.next : null,
    ...useSpoken(snapshot, hinting.shown, coach.note),
    hinted: hinting.hinted,
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
      <AskBar
        {...{ families, handOver, isPlanned }}
        snapshot={ahead.snapshot}
        isPast={replayParts !== undefined}
        {...naming}
      >
        {replayParts?.acts}
        {isPlayed && snapshot.seat !== null && <Actions {...acts} previewPlace={places.hold.preview} {...naming} />}
        {end.isClosed && <ReopenEndButton end={end} />}
      </AskBar>
      {(isPlayed || replayParts !== undefined) && (
        <div className="choiceRow">
          {replayParts?.strip}
          {isPlayed && isAsked && !hasChoices && <div className="words" />}
          {isPlayed && isAsked && hasChoices && (
            <WordList
              {...{ choosing, onKeys, byKeyboard }}
              snapshot={ahead.snapshot}
              onTake={plansAhead(snapshot.rules.id) ? take : choosing.pick}
              onConfirm={confirm}
              onUndo={undo}
            />
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
function ReopenEndButton({ end }: { readonly end: EndSheetState }) {
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
