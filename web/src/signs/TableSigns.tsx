import type { TableSignsProps } from '../table/tableSigns.ts';
import { Legend } from './Legend.tsx';
import { SignTips } from './SignTips.tsx';

/** Explains the signs of a table: tips on the table, and the legend if it is open. */
export default function TableSigns({ snapshot, families, isLegendOpen, onClose }: TableSignsProps) {
  return (
    <>
      <SignTips snapshot={snapshot} families={families} />
      {isLegendOpen && <Legend snapshot={snapshot} families={families} onClose={onClose} />}
    </>
  );
}
