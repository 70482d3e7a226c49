import { JoinableTables } from './JoinableTables.tsx';
import { useTables } from './useTables.ts';

/** Tables of the server to join, on the home page of a first visit. */
export default function HomeTables() {
  return <JoinableTables tables={useTables().tables} />;
}
