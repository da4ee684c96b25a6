const SVG = 'http://www.w3.org/2000/svg';

/** A sign of one line on a grid of 24 × 24, for what the script itself draws. */
export const icon = (drawing: string): SVGSVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  const attributes = {
    viewBox: '0 0 24 24',
    width: '24',
    height: '24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.5',
    'aria-hidden': 'true',
  };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', drawing);
  svg.append(path);
  return svg;
};

export const drawings = { close: 'm5.5 5.5 13 13m0-13-13 13' } as const;
