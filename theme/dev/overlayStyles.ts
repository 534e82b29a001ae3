/** overlayStyles has the styles of the error overlay, in a shadow tree that the site's styles do not affect. */
export const overlayStyles = `
:host {
  all: initial;
  background: rgb(0 0 0 / 45%);
  color-scheme: dark;
  display: grid;
  inset: 0;
  overflow: auto;
  padding: 4vmin;
  place-items: start center;
  position: fixed;
  z-index: 2147483647;
}

.panel {
  background: #191614;
  border-radius: 10px;
  border-top: 4px solid #f2705c;
  box-shadow: 0 20px 60px rgb(0 0 0 / 50%);
  box-sizing: border-box;
  color: #f4f1ed;
  display: grid;
  font: 15px / 1.5 system-ui, sans-serif;
  gap: 20px;
  grid-template-columns: 1fr auto;
  max-width: 920px;
  outline: none;
  padding: 24px;
  width: 100%;
}

.title {
  font-size: 18px;
  margin: 0;
}

.close {
  background: #2e2a26;
  border: 1px solid #57504a;
  border-radius: 6px;
  color: inherit;
  cursor: pointer;
  font: inherit;
  min-height: 32px;
  padding-inline: 12px;
}

.close:focus-visible {
  outline: 2px solid #f2a65c;
  outline-offset: 2px;
}

.finding {
  grid-column: 1 / -1;
  min-width: 0;
}

.place,
.text,
.hint,
.source {
  margin: 0;
  overflow-wrap: anywhere;
}

.place {
  color: #f2a65c;
  font: 13px / 1.6 ui-monospace, monospace;
}

.source {
  background: #241f1c;
  border-radius: 6px;
  font: 13px / 1.6 ui-monospace, monospace;
  margin-block: 8px;
  overflow-x: auto;
  padding: 8px 12px;
  white-space: pre;
}

mark {
  background: none;
  color: #ff8f7d;
  text-decoration: underline wavy;
  text-underline-offset: 4px;
}

.hint {
  color: #b9b1a9;
}
`
