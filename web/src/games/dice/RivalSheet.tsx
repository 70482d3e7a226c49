import { useEffect } from 'react';
import { Sheet } from './Sheet.tsx';
import { playerName, useScene } from './scene.ts';

interface RivalProps {
  readonly seat: number;
  readonly onClose: () => void;
}

/** The sheet of another player, as an overlay on the board. */
export function RivalSheet({ seat, onClose }: RivalProps) {
  const scene = useScene();
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [onClose]);
  return (
    <section className="dice-rival" aria-label={scene.labels.openSheet(playerName(scene, seat))}>
      <Sheet seat={seat} hasTracks hasSupply />
      <button type="button" className="btn compact dice-back" onClick={onClose}>
        {scene.labels.yourSheet}
      </button>
    </section>
  );
}
