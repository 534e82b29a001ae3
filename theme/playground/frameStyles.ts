/** The style sheet of the frame. The page passes on the colors and fonts of the theme. */
export const frameStyles = `
  :root {
    background: var(--color-bg);
    color: var(--color-text);
    font: 0.9375rem / 1.5 var(--font-body, sans-serif);
  }
  body {
    margin: 0;
  }
  .output {
    font: 0.8125rem / 1.5 var(--font-code, monospace);
    max-block-size: 12rem;
    overflow: auto;
    overflow-wrap: anywhere;
    padding: 0.5rem 1rem;
    white-space: pre-wrap;
  }
  .output:empty {
    padding-block: 0;
  }
  .output:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  .line {
    direction: ltr;
    text-align: left;
  }
  .stage:not(:empty) + .output {
    border-block-start: 1px solid var(--color-border);
  }
  .warn {
    color: var(--color-warning);
  }
  .error {
    color: var(--color-danger);
  }
`
