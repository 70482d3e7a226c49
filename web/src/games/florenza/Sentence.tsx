import type { SequenceItem } from '@signoria/florenza';
import { ProseText } from '../../table/ProseText.tsx';
import { useScene } from './scene.ts';

/** An event in the words of the chronicle. */
export function Sentence({ item: { event } }: { readonly item: SequenceItem }) {
  const { snapshot, onExplain, onHighlight } = useScene().props;
  const { text, imagined, names } = snapshot;
  return <ProseText words={text.event(event, imagined, names)} {...{ onExplain, onHighlight }} />;
}
