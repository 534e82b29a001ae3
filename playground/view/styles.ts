// The policy of the frame allows style sheets that a script makes.
const sheet = `
.desktop {
  --ink: #1f1a16; --quiet: #6b6259; --page: #fff; --line: #d9d2c8; --key: #f6f3ef; --accent: #b93a10;
  --bar: #f3efea; --back: #fff; --faint: #e7e1da; --strong: #c3b8ac; --side: #f7f4f0; --glass: #ffffffb8;
  --stop0: #ffd9a8; --stop1: #ff9e6b; --stop2: #e2543a; --wave: #ffffff24; --shade: #40201022;
  color-scheme: light; color: var(--ink); font: 14px/1.4 var(--font-body, system-ui, sans-serif);
  display: grid; gap: 12px; padding: 12px; position: relative;
}
.desktop[data-mode='dark'] {
  --ink: #f1ece6; --quiet: #b0a69b; --page: #171411; --line: #4a433c; --key: #2a2623; --accent: #ff9a5c;
  --bar: #35302b; --back: #24201d; --faint: #3a342f; --strong: #5b524a; --side: #2b2622; --glass: #2a1d19c7;
  --stop0: #8a4029; --stop1: #5a2520; --stop2: #2b131a; --wave: #ffffff0f; --shade: #00000052;
  color-scheme: dark;
}
.desktop, .desktop * { box-sizing: border-box; }
.desktop [hidden] { display: none; }
.upper { position: relative; }
.screens { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: flex-start; touch-action: manipulation; }
.screens > svg { flex: 1 1 0; min-width: min(100%, 300px); height: auto; display: block; user-select: none; -webkit-user-select: none; }
.screen { fill: none; stroke: var(--line); stroke-width: 2; }
.stop0 { stop-color: var(--stop0); } .stop1 { stop-color: var(--stop1); } .stop2 { stop-color: var(--stop2); }
.wave { fill: var(--wave); }
.desktop text { fill: var(--ink); font-size: 17px; }
.shadow { fill: var(--shade); }
.window .back, .notification .back { fill: var(--back); }
.window .bar { fill: var(--bar); touch-action: none; cursor: grab; }
.window .edge { fill: none; stroke: var(--line); stroke-width: 1.5; pointer-events: none; }
.window[data-focused] .edge { stroke: var(--accent); stroke-width: 4; }
.window .title { font-size: 18px; fill: var(--quiet); pointer-events: none; }
.window[data-focused] .title { fill: var(--ink); font-weight: 600; }
.light0, .light1, .light2 { fill: var(--strong); pointer-events: none; }
[data-focused] .light0 { fill: #ff5f57; } [data-focused] .light1 { fill: #febc2e; } [data-focused] .light2 { fill: #28c840; }
.faint { fill: var(--faint); } .strong { fill: var(--strong); } .side { fill: var(--side); }
.accent { opacity: .8; } .dark { fill: #1f2428; } .green { fill: #6fae86; opacity: .8; }
.icon path { fill: none; stroke: #fff; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
.menu rect { fill: var(--glass); } .menu path { fill: var(--ink); }
.menu .active { font-weight: 600; }
.dock > rect { fill: var(--glass); } .dock > circle { fill: var(--ink); } .dock .icon { cursor: pointer; }
.dot { fill: transparent; stroke: var(--quiet); stroke-width: 2.5; } .dot.current { fill: var(--quiet); }
[data-space] { cursor: pointer; }
.modal .back { fill: #2a2623; } .modal text { fill: #fff; font-weight: 600; font-size: inherit; }
.modal.light .back { fill: #faf8f5; } .modal.light text { fill: #1f1a16; }
.modal.transparent .back, .modal.transparent .shadow { fill: none; }
.modal { pointer-events: none; }
.notification .sender { font-weight: 600; } .notification { pointer-events: none; }
.pointer { fill: #1f1a16; stroke: #fff; stroke-width: 2.5; pointer-events: none; }
.field { position: absolute; margin: 0; padding: 0; border: 0; background: none; color: #fff; font-family: inherit; font-weight: 600; min-width: 40px; }
.field::placeholder { color: #b9b1a8; opacity: 1; font-weight: 400; }
.field[data-appearance='light'] { color: #1f1a16; } .field[data-appearance='light']::placeholder { color: #6b6259; }
.field:focus { outline: 2px solid #ff9a5c; outline-offset: -2px; border-radius: 5px; }
.keys, .hands { display: flex; flex-wrap: wrap; gap: 8px; }
.desktop button { font: inherit; color: inherit; background: var(--key); border: 1px solid var(--line); border-radius: 8px; min-height: 36px; padding: 4px 10px; cursor: pointer; display: inline-flex; gap: 4px; align-items: center; touch-action: manipulation; }
.desktop button:hover { border-color: var(--accent); }
.desktop button:active { transform: translateY(1px); }
.desktop button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.keys kbd { font: inherit; font-weight: 600; min-width: 1.2em; text-align: center; }
.hands button { background: none; color: var(--quiet); font-size: 13px; min-height: 30px; }
.name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; margin: 0; }
@media (forced-colors: active) {
  .screen, .window .edge, .dot { stroke: CanvasText; } .window .back, .window .bar, .menu rect, .dock > rect { fill: Canvas; }
  .modal .back, .notification .back { fill: Canvas; stroke: CanvasText; stroke-width: 2; }
  .desktop text, .modal text, .modal.light text { fill: CanvasText; } .dot.current { fill: CanvasText; }
  .window[data-focused] .edge { stroke: Highlight; }
  .field, .field[data-appearance] { color: CanvasText; }
}
`

let adopted: CSSStyleSheet | undefined

/** Adds the style sheet of the desktop to the document, once for all runs. */
export function adoptStyles(): void {
  if (!adopted) {
    adopted = new CSSStyleSheet()
    adopted.replaceSync(sheet)
    document.adoptedStyleSheets.push(adopted)
  }
}
