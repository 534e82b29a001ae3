import { ColorModeToggle as Shown } from '../../navbar/ColorModeToggle'

/** ColorModeToggle shows the button that switches between the color modes, whose state is that of the theme. */
export default function ColorModeToggle({ className }: { className?: string }) {
  return (
    <div className={className}>
      <Shown />
    </div>
  )
}
