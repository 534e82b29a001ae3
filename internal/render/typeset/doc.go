// Package typeset renders the formulas of all texts, and finds the diagrams that browsers could not draw.
//
// Both run in Node processes of their own, which start only if there is something that no earlier build has seen.
package typeset
