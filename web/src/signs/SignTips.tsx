import { capital } from '@signoria/engine';
import { useLayoutEffect, useRef } from 'react';
import type { Family } from '../table/families.ts';
import { placePopover } from '../table/placePopover.ts';
import type { TableSnapshot } from '../table/tableTypes.ts';
import { useWords } from '../words/index.ts';
import { extraSignAt } from './findSign.ts';
import type { TableSign } from './signTable.ts';
import { useSigns } from './useSigns.ts';
import type { ShownTip } from './useSignTip.ts';
import { useSignTip } from './useSignTip.ts';

interface TipsProps {
  readonly snapshot: TableSnapshot;
  readonly families: readonly Family[];
}

/** Shows the name and meaning of the sign under the pointer, under a long press, or in the focused element. */
export function SignTips({ snapshot, families }: TipsProps) {
  const signs = useSigns(snapshot, families);
  const box = useRef<HTMLDivElement>(null);
  const tip = useSignTip(signs, box, snapshot.version);
  return tip === null ? null : (
    <Tip tip={tip} box={box} extraSign={extraSignAt(signs, tip.place)} game={snapshot.rules.id} />
  );
}

interface TipProps {
  readonly tip: ShownTip;
  readonly box: React.RefObject<HTMLDivElement | null>;
  /** The additional sign that the tip explains after its own. */
  readonly extraSign: TableSign | undefined;
  readonly game: string;
}

function Tip({ tip, box, extraSign, game }: TipProps) {
  useLayoutEffect(() => {
    box.current?.showPopover();
    if (box.current !== null) placePopover(box.current, tip.place, tip.line);
  }, [tip, box]);
  const { signs } = tip;
  const [only] = signs;
  return (
    <div ref={box} popover="manual" className="whyNot signTip" role="tooltip">
      {signs.length === 1 && only !== undefined ? (
        <OneSign sign={only} extraSign={extraSign} game={game} isLacking={tip.place.matches('.lack')} />
      ) : tip.isChoice ? (
        <OneOf signs={signs} extraSign={extraSign} game={game} />
      ) : (
        <SignNames signs={signs} />
      )}
    </div>
  );
}

interface OneSignProps {
  readonly sign: TableSign;
  readonly extraSign: TableSign | undefined;
  readonly game: string;
  /** True for an amount that is underlined because the viewer has too little. */
  readonly isLacking: boolean;
}

function OneSign({ sign, extraSign, game, isLacking }: OneSignProps) {
  const { say } = useWords();
  const { name, says, rule } = sign;
  return (
    <>
      <h2>
        <Drawn sign={sign} /> {capital(name)}
      </h2>
      {says !== '' && <p>{sentence(says)}</p>}
      {extraSign !== undefined && extraSign.name !== name && <ExtraSign extraSign={extraSign} />}
      {isLacking && (
        <p>
          {say('sign.lack')}: {say('sign.lack.says')}.
        </p>
      )}
      {rule !== undefined && <TipRule game={game} rule={rule} />}
    </>
  );
}

function ExtraSign({ extraSign: { name, says } }: { readonly extraSign: TableSign }) {
  return (
    <p>
      {name}: {says}.
    </p>
  );
}

function Drawn({ sign: { draw, isSample = false } }: { readonly sign: TableSign }) {
  return isSample ? null : <span className="signDrawn">{draw}</span>;
}

/** Alternative signs: "One of: architect or painter". */
function OneOf({
  signs,
  extraSign,
  game,
}: Pick<TipProps, 'extraSign' | 'game'> & { readonly signs: readonly TableSign[] }) {
  const { say, locale } = useWords();
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(signs.map(({ name }) => name));
  const [first] = signs;
  return (
    <>
      <h2>
        <span className="signDrawn">{signs.map(({ draw }) => draw)}</span> {say('sign.oneOf')}: {names}
      </h2>
      <p>{sentence(say('sign.oneOf.says'))}</p>
      {extraSign !== undefined && <ExtraSign extraSign={extraSign} />}
      {first?.rule !== undefined && <TipRule game={game} rule={first.rule} />}
    </>
  );
}

function SignNames({ signs }: { readonly signs: readonly TableSign[] }) {
  return (
    <ul className="signNames">
      {signs.map((sign) => (
        <li key={sign.name}>
          <Drawn sign={sign} /> {capital(sign.name)}
        </li>
      ))}
    </ul>
  );
}

function TipRule({ game, rule }: { readonly game: string; readonly rule: string }) {
  const { say } = useWords();
  return (
    <p className="signRule">
      <a href={`/rules/${game}#${rule}`}>{say('sign.rule', { number: rule })}</a>
    </p>
  );
}

const sentence = (says: string) => `${capital(says)}.`;
