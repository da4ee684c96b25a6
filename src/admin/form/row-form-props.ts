import type { ReactNode } from 'react';
import type {
  ToldDraft,
  ToldEntity,
  ToldField,
  ToldForm,
  ToldRow,
  Values,
} from '#features/office/contract';
import type { ValueInput } from '../inputs/types';
import type { Sections } from './arrange';

export type RowFormProps = {
  entity: ToldEntity;
  /** Left out: a new one. */
  row?: ToldRow;
  draft: ToldDraft | undefined;
  others: ToldForm['others'];
  reload: () => Promise<unknown>;
  /** A screen of its own that has some of the fields, with what it shows beside them. */
  screen?: Screen;
  /** What else stands beside the fields of an entity. */
  beside?: (form: Beside) => ReactNode;
  /** Where there is no room beside the fields it comes before them; left out: after them. */
  comesFirst?: true;
  /** Inputs of its own; undefined: the usual one. */
  inputFor?: (field: ToldField) => ValueInput | undefined;
  /** Under which titles its fields stand; left out: those that their names say. */
  sections?: Sections;
  /** Fields that a row with such values has no use for; what is typed in them stays. */
  isIdle?: (field: ToldField, values: Values) => boolean;
};

/** `keptAt`: the draft that the server has by now; `isAbove`: it stands above the fields. */
type Beside = { keptAt: string; values: Values; isAbove: boolean };

/** What a screen of its own makes of a form. */
export type Screen = {
  name: string;
  /** Inputs of its own; undefined: the usual one. */
  inputFor?: (field: ToldField) => ValueInput | undefined;
  /** What stays in sight beside the fields, what stands below that, and above the fields. */
  stage?: (values: Values) => ReactNode;
  below?: (values: Values) => ReactNode;
  /** Fields that are out of sight for now; what is typed in them stays. */
  isHidden?: (field: ToldField, value: unknown) => boolean;
  above?: (form: { values: Values; changeAll: (values: Values) => void }) => ReactNode;
  /** It is one of several steps: how its save is called, and what comes after that. Nothing else stands beside it. */
  step?: { save: string; saved: () => void };
};
