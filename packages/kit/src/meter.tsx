/** How much there is of something, as a row of lamps or as a bar. */

export interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** What is read out and written beside it: "3 of 8 dice". */
  readonly text: string;
}

/** More than this would be too many lamps to count at a glance. */
const MOST_LAMPS = 12;

/** Says its text as well as showing it: nobody has to measure with the eye. */
export function Meter({ label, value, max, text }: MeterProps) {
  const shown = Math.min(max, Math.max(0, value));
  return (
    <div class="meter">
      <div class="meter-words" aria-hidden="true">
        <span>{label}</span>
        <b>{text}</b>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the browser's own meter cannot be drawn as lamps. */}
      <div
        class="meter-track"
        role="meter"
        aria-label={label}
        aria-valuenow={shown}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={text}
      >
        {max <= MOST_LAMPS ? (
          Array.from({ length: max }, (_, i) => (
            <span key={i} class="meter-lamp" data-lit={i < shown ? '' : undefined} />
          ))
        ) : (
          <span class="meter-bar" style={{ width: `${(100 * shown) / max}%` }} />
        )}
      </div>
    </div>
  );
}
