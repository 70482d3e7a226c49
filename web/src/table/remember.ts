/** What follows from an object that never changes, made once and kept as long as the object is. */
export function remember<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, { readonly made: Made }>();
  return (from) => {
    const { made } = known.get(from) ?? { made: make(from) };
    if (!known.has(from)) known.set(from, { made });
    return made;
  };
}
