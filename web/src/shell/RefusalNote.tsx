/** Shows why an action was refused; renders nothing without a refusal. */
export function RefusalNote({ refusal }: { refusal: string | null }) {
  if (refusal === null || refusal === '') return null;
  return (
    <p className="why" role="alert">
      {refusal}
    </p>
  );
}
