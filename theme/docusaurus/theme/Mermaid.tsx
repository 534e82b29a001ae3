/** Mermaid shows the text of a diagram, which the page draws like the diagrams of Markdown. */
export default function Mermaid({ value }: { value: string }) {
  return <pre className="mermaid">{value}</pre>
}
