/** FooterCopyright shows the copyright notice, which is HTML. */
export default function FooterCopyright({ copyright }: { copyright: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the site's author
  return <div className="footer__copyright" dangerouslySetInnerHTML={{ __html: copyright }} />
}
