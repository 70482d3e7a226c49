import { Icon } from '../../shell/Icon.tsx';
import { signOf } from './art.ts';
import type { EnlargedArea } from './enlarging.ts';
import { useEnlarge, useIsLarge } from './enlarging.ts';
import { titleOf, useSceneBase } from './scene.ts';

/** A button that enlarges an area: in its corner, or stretched over it (`large.css`). Signs below it keep their tips. */
export function Enlarge({ area }: { readonly area: EnlargedArea }) {
  const scene = useSceneBase();
  const enlarge = useEnlarge();
  const label = scene.words.labels.enlarge(titleOf(scene, area));
  if (useIsLarge()) return null;
  return (
    <button
      type="button"
      className="florenza-enlarge"
      data-stretched
      data-sign="enlarge"
      aria-label={label}
      onClick={() => enlarge(area)}
    >
      <Icon name={signOf('enlarge')} />
    </button>
  );
}
