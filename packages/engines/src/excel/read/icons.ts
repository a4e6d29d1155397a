import type { Colour, Icon } from './model';

const red: Colour = [0.84, 0.19, 0.16];
const amber: Colour = [0.96, 0.71, 0.16];
const green: Colour = [0.25, 0.63, 0.31];
const grey: Colour = [0.5, 0.5, 0.5];

/** An arrow in a direction in degrees, counterclockwise from pointing right. */
const arrow = (rotation: number, colour: Colour): Icon => ({ shape: 'arrow', rotation, colour });
const disc = (colour: Colour): Icon => ({ shape: 'disc', rotation: 0, colour });
const flag = (colour: Colour): Icon => ({ shape: 'flag', rotation: 0, colour });

const dark: Colour = [0.25, 0.25, 0.25];
const blue: Colour = [0.27, 0.45, 0.77];
const filledIcons = (
  shape: 'quarters' | 'bars' | 'star' | 'boxes',
  colour: Colour,
  levels: number[],
): Icon[] => levels.map((filled) => ({ shape, rotation: 0, colour, filled }));

const symbols: Icon[] = [
  { shape: 'cross', rotation: 0, colour: red },
  { shape: 'mark', rotation: 0, colour: amber },
  { shape: 'tick', rotation: 0, colour: green },
];

const arrows = (colours: Colour[]): Icon[] => {
  const rotations =
    { 3: [-90, 0, 90], 4: [-90, -45, 45, 90], 5: [-90, -45, 0, 45, 90] }[colours.length] ?? [];
  return colours.map((colour, index) => arrow(rotations[index] ?? 0, colour));
};

const sets: Record<string, Icon[]> = {
  '3Arrows': arrows([red, amber, green]),
  '3ArrowsGray': arrows([grey, grey, grey]),
  '4Arrows': arrows([red, amber, amber, green]),
  '4ArrowsGray': arrows([grey, grey, grey, grey]),
  '5Arrows': arrows([red, amber, amber, amber, green]),
  '5ArrowsGray': arrows([grey, grey, grey, grey, grey]),
  '3TrafficLights1': [red, amber, green].map(disc),
  '3TrafficLights2': [red, amber, green].map(disc),
  '4TrafficLights': [[0.2, 0.2, 0.2] as const, red, amber, green].map(disc),
  '4RedToBlack': [[0.2, 0.2, 0.2] as const, grey, [0.95, 0.6, 0.6] as const, red].map(disc),
  '3Symbols': symbols,
  '3Symbols2': symbols,
  '3Flags': [red, amber, green].map(flag),
  '3Signs': [
    { shape: 'diamond', rotation: 0, colour: red },
    { shape: 'triangle', rotation: 0, colour: amber },
    disc(green),
  ],
  '4Rating': filledIcons('bars', blue, [1, 2, 3, 4]),
  '5Rating': filledIcons('bars', blue, [0, 1, 2, 3, 4]),
  '3Stars': filledIcons('star', [0.93, 0.7, 0.13], [0, 1, 2]),
  '3Triangles': [
    { shape: 'triangle', rotation: 180, colour: red },
    { shape: 'dash', rotation: 0, colour: amber },
    { shape: 'triangle', rotation: 0, colour: green },
  ],
  '5Boxes': filledIcons('boxes', blue, [0, 1, 2, 3, 4]),
  '5Quarters': filledIcons('quarters', dark, [0, 1, 2, 3, 4]),
};

/** Icons of a set (ECMA-376, 18.18.42) from the lowest level up; undefined for a set that is not drawn. */
export const drawnIcons = (set: string): readonly Icon[] | undefined => sets[set];
