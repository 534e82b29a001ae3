/** SearchPlace says where the search looks. */
export interface SearchPlace {
  /** of the manifest, among those of the site */
  key: string
  /** URL of the SearchManifest */
  manifest: string
  /** label of the version, if the docs have several */
  version?: string
}
