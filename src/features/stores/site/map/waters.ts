import type { Point } from './outline';

/** Hundredths of a degree, latitude and longitude in turn, as in the outline. */
const pointsOf = (line: string): Point[] => {
  const numbers = line.split(/\s+/).map((one) => Number(one) / 100);
  return numbers.flatMap((latitude, at): Point[] =>
    at % 2 === 0 ? [[latitude, numbers[at + 1] as number]] : [],
  );
};

/** Rivers and canals by which one finds one's way; `isWide`: drawn broader. */
const rivers: readonly { isWide?: boolean; line: string }[] = [
  // Rijn, Waal, Merwede, Oude Maas.
  { isWide: true, line: `5094 698 5123 675 5143 671 5165 658 5176 637 5183 622 5186 610 5188 603` },
  {
    isWide: true,
    line: `5188 603 5186 592 5186 585 5188 574 5189 562 5190 550 5188 542 5184 533 5182 524 5182 510 5182 498
      5182 486 5182 476 5182 467 5180 460 5181 453 5184 437 5188 430 5192 424 5196 414 5199 406`,
  },
  // Nederrijn, Lek, Nieuwe Maas.
  {
    line: `5188 603 5193 601 5197 592 5198 585 5195 575 5196 567 5195 557 5197 545 5197 535 5196 523 5200 509
      5197 498 5194 485 5191 472 5190 462 5191 452 5190 445 5191 436 5192 424`,
  },
  // IJssel.
  {
    line: `5197 594 5200 604 5202 614 5208 613 5214 619 5221 617 5226 614 5235 612 5244 609 5249 606 5252 603
      5256 591 5260 580`,
  },
  // Maas, Bergsche Maas, Hollands Diep, Haringvliet.
  {
    line: `5064 557 5074 568 5078 570 5085 570 5093 573 5101 575 5109 582 5114 587 5119 598 5126 606 5132 613
      5137 616 5143 616 5152 608 5160 602 5169 597 5174 588 5177 574 5180 565 5182 552 5180 541 5176 528
      5173 517 5173 505 5172 492 5171 480`,
  },
  { isWide: true, line: '5171 480 5169 463 5170 446 5172 436 5177 421 5183 405' },
  // Noordzeekanaal and IJ; Amsterdam-Rijnkanaal; Twentekanaal; Schelde; Eems.
  { line: '5246 457 5246 466 5243 476 5240 484 5238 490 5237 500' },
  { line: '5236 496 5229 500 5217 501 5209 507 5203 511 5197 530 5196 535 5190 541 5188 543' },
  { line: '5216 617 5217 632 5218 646 5222 660 5224 676 5222 686' },
  { line: '5104 375 5101 400 5111 423 5122 439 5132 428 5137 424' },
  { line: '5253 732 5269 729 5286 725 5306 733 5323 744 5332 720' },
];

/** Abroad, behind the provinces: from the coast of Flanders round by the south and the east to the Wadden. */
const abroad = `5137 337 5123 293 5104 238 5095 183 5050 158 5020 150 4993 100 4970 20 4960 -10 4500 -10 4500 2000
  5800 2000 5800 1060 5712 820 5555 808 5440 880 5390 870 5352 822 5370 805 5370 716 5350 700 5336 702 5330 715 5323 727 5325 708 5290 700 5262 660 5240 660 5190 620 5150 590 5150 500
  5146 445 5137 424 5128 410 5125 380 5131 350 5137 337`;

/** The coast across the sea, from Kent to Scotland. */
const england = `5080 -400 5070 20 5110 130 5138 144 5148 70 5178 100 5208 158 5248 175 5290 140 5295 55 5285 25
  5312 30 5358 10 5415 -5 5460 -110 5560 -170 5700 -200 5700 -400 5080 -400`;

/** What lies around the provinces: land of others, and the waters over all of it. */
export const listWaters = (): { points: Point[]; isWide: boolean }[] =>
  rivers.map(({ line, isWide = false }) => ({ points: pointsOf(line), isWide }));

export const listAbroad = (): Point[][] => [pointsOf(abroad), pointsOf(england)];
