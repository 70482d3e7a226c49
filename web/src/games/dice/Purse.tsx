import { signed } from '../../table/signs.tsx';
import { stockOf, useScene } from './scene.ts';
import { StockIcon } from './signs.tsx';

/** What can be spent, always in sight on a phone, with what the choice does to it. */
export function Purse() {
  const scene = useScene();
  const { me, changes } = scene;
  if (me === null) return null;
  const stocks = [
    { id: 'spare', has: me.spares },
    { id: 'star', has: me.stars },
    { id: 'fiorini', has: me.fiorini },
  ] as const;
  return (
    <ul className="tray">
      {stocks.map(({ id, has }) => {
        const count = changes[id] ?? 0;
        return (
          <li key={id}>
            <StockIcon id={id} />
            <span className="unseen">{stockOf(scene, id, has)}</span>
            <span aria-hidden="true">{has}</span>
            {count !== 0 && <b className={count < 0 ? 'minus' : 'plus'}>{signed(count)}</b>}
          </li>
        );
      })}
    </ul>
  );
}
