const [PAPER, INK, GREEN, ACCENT] = ['#e4dccd', '#1d1b17', '#17442f', '#f2542b'];

/** A gift card half out of its envelope, on the shop's paper ground, as an SVG document. */
export const drawGiftCard = ({ width, height }: { width: number; height: number }): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1500" width="${width}" height="${height}">
  <defs>
    <radialGradient id="light" cx="0.34" cy="0.24" r="0.95">
      <stop offset="0" stop-color="#f3eee5"/><stop offset="0.5" stop-color="${PAPER}"/>
      <stop offset="1" stop-color="#cfc6b4"/>
    </radialGradient>
    <filter id="soft" x="-20%" y="-20%" width="140%" height="150%">
      <feGaussianBlur stdDeviation="22"/>
    </filter>
  </defs>
  <rect width="1200" height="1500" fill="url(#light)"/>
  <g transform="rotate(-6 600 780)">
    <rect x="215" y="575" width="780" height="530" rx="18" fill="${INK}" opacity="0.22" filter="url(#soft)"/>
    <path d="M205 620h780v480h-780z" fill="#d9cdb8"/>
    <path d="M205 620l390 250 390-250z" fill="#cbbea6"/>
    <rect x="255" y="360" width="680" height="428" rx="22" fill="${GREEN}"/>
    <rect x="277" y="382" width="636" height="384" rx="12" fill="none" stroke="#f8f4ec" stroke-opacity="0.35" stroke-width="3"/>
    <circle cx="595" cy="470" r="30" fill="${ACCENT}"/>
    <path d="M548 520h72v120h22v16h-94v-16h22v-104h-22z" fill="#f8f4ec"/>
    <path d="M205 620l390 278 390-278v480h-780z" fill="#e8dec9"/>
    <path d="M205 1100l330-272a100 100 0 0 1 120 0l330 272z" fill="#efe7d6"/>
  </g>
</svg>`;
