/** The icons that a JSON file names, as paths on a field of 512 by 512: made by `scripts/pictograms`. */
declare module '*?pictograms' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
