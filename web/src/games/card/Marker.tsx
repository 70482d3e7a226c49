import { cardGame } from '@signoria/catalogue';
import { Named } from './Point.tsx';
import type { Scene } from './scene.ts';
import { glossOf, playerName, turnOrder, useScene } from './scene.ts';
import { Icon, Shield } from './signs.tsx';

type Space = (typeof cardGame.SPACES)[number];

/** Round, the eight spaces of the action marker with who still acts, and who will be Captain. */
export function Marker() {
  const scene = useScene();
  const { table, words } = scene;
  const rounds = Array.from({ length: cardGame.ROUNDS }, (_, index) => index + 1);
  const now = (cardGame.SPACES as readonly string[]).indexOf(cardGame.phaseName(table));
  const current = now >= 0 ? now : cardGame.SPACES.length;
  return (
    <section className="cg-marker" aria-label={words.marker}>
      <span className="round">
        {words.round(table.round, cardGame.ROUNDS)}
        <span className="pips" aria-hidden="true">
          {rounds.map((round) => (
            <i key={round} className={round < table.round ? 'done' : round === table.round ? 'now' : ''} />
          ))}
        </span>
      </span>
      <span className="captain">
        <Named id="captain">
          <Icon of="captain" size="sm" />
          <Shield seat={table.captain} className="cg-sh xs" />
          <span className="unseen">{words.captain.title}</span> {playerName(scene, table.captain)}
        </Named>
      </span>
      <ol>
        {cardGame.SPACES.map((space, index) => (
          <SpaceCell key={space} space={space} when={Math.sign(index - current)} />
        ))}
      </ol>
      {table.newCaptain !== null && (
        <span className="officeTag">
          <Icon of="captain" size="sm" />
          <Shield seat={table.newCaptain} className="cg-sh xs" />
          {words.claimed(playerName(scene, table.newCaptain))}
        </span>
      )}
    </section>
  );
}

/** `when`: -1 the marker has passed, 0 it is here, 1 it will come. */
function SpaceCell({ space, when }: { readonly space: Space; readonly when: number }) {
  const scene = useScene();
  const { words } = scene;
  const seats = actingIn(scene, space, when);
  const waiting = when === 0 ? stillToAct(scene) : when > 0 ? seats : [];
  const state = when < 0 ? 'past' : when === 0 ? 'now' : 'next';
  return (
    <li className={`${state} ${seats.length === 0 ? 'idle' : ''}`} aria-current={when === 0 ? 'step' : undefined}>
      <span className="label">
        <SpaceName space={space} />
      </span>
      <span className="who">
        {seats.map((seat) => (
          <span
            key={seat}
            className={when === 0 && waiting[0] === seat ? 'acts' : waiting.includes(seat) ? '' : 'done'}
          >
            <Shield seat={seat} className="cg-sh xs" />
            <span className="unseen">
              {playerName(scene, seat)}: {waiting.includes(seat) ? words.stillToAct : words.acted}
            </span>
          </span>
        ))}
      </span>
    </li>
  );
}

function SpaceName({ space }: { readonly space: Space }) {
  const scene = useScene();
  const { words, figures } = scene;
  if (space === 'predicatore') return <Named id="preacher">{glossOf(scene, 'preacher')}</Named>;
  if (space === 'palagio' || space === 'casamento' || space === 'casa')
    return <Named id={space}>{figures.cards[space].name}</Named>;
  return (
    <>
      <span aria-hidden="true">{cardGame.SPACES.indexOf(space) + 1}</span>
      <span className="unseen">{`${words.lines.action} ${cardGame.SPACES.indexOf(space) + 1}`}</span>
    </>
  );
}

/** Who acts on a space: everyone on the first four, owners on the others. */
function actingIn(scene: Scene, space: Space, when: number): readonly number[] {
  const { table, figures } = scene;
  const order = turnOrder(scene);
  const index = cardGame.SPACES.indexOf(space);
  if (index < cardGame.ACTIONS) return order;
  const waiting = when === 0 ? stillToAct(scene) : [];
  return order.filter((seat) => {
    if (waiting.includes(seat)) return true;
    const built = table.players[seat]?.built ?? [];
    if (space === 'predicatore') return built.some((card) => figures.cards[card].kind === 'preacher');
    return built.some((card) => card === space);
  });
}

/** The one who acts first, then those who wait behind. */
function stillToAct({ table }: Scene): readonly number[] {
  return [...new Set(table.agenda.steps.map(({ seat }) => seat).reverse())];
}
