import { popupPreviewTexts as texts } from '#kernel/messages/nl-popup-preview';

/** Lines where a page would say something: how far down, how wide in percents, and how high, in px. */
const lines = [
  [96, 46, 30],
  [146, 78, 12],
  [170, 72, 12],
  [194, 60, 12],
  [246, 26, 170],
  [440, 80, 12],
  [464, 74, 12],
  [488, 66, 12],
  [512, 40, 12],
  [564, 80, 190],
  [790, 70, 12],
  [814, 62, 12],
] as const;

/** What lies under a popup that is tried: a page on which nothing can be read. */
export function TrialPage({ isEmpty }: { isEmpty: boolean }) {
  return (
    <main>
      <h1 className="visually-hidden">{texts.title}</h1>
      {isEmpty && <p>{texts.empty}</p>}
      <svg width="100%" height="860" aria-hidden="true" fill="currentColor" fillOpacity="0.07">
        <rect width="100%" height="56" />
        {lines.map(([top, width, height]) => (
          <rect key={top} x="8%" y={top} width={`${width}%`} height={height} rx="3" />
        ))}
      </svg>
    </main>
  );
}
