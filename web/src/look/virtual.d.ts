declare module 'virtual:vignettes' {
  const sheet: string;
  export default sheet;
}
