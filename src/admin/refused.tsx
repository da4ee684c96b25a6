import type { ReactNode } from 'react';
import type { SpecialRight } from '#features/staff/contract';
import { screenTexts } from '#kernel/messages/nl-office-screens';
import { roleTexts } from '#kernel/messages/nl-roles';
import controls from './controls.module.css';
import { useStart } from './start';
import { useTitle } from './use-title';

const texts = screenTexts.refused;

type RefusedProps = { right?: SpecialRight; told?: string | undefined };

/** Says that a role may not, and who may, or what else was told: there is nothing to try again. */
export function Refused({ right, told }: RefusedProps) {
  const { member } = useStart();
  return (
    <div className={controls.refused} role="alert">
      <p>
        {told ?? texts.role(member.role)} {right && texts.right(roleTexts.specials[right])}{' '}
        {!told && texts.ask}
      </p>
    </div>
  );
}

type ForRightProps = { right: SpecialRight; title: string; children: ReactNode };

/** A screen for those alone who have a right of its own. */
export function ForRight({ right, title, children }: ForRightProps) {
  const { member } = useStart();
  return member.special.includes(right) ? children : <RefusedScreen {...{ right, title }} />;
}

type RefusedScreenProps = { right?: SpecialRight; title: string };

/** A screen that is there, and not for this member. */
export function RefusedScreen({ right, title }: RefusedScreenProps) {
  useTitle(title);
  return (
    <>
      <h1 className={controls.title}>{title}</h1>
      <Refused {...(right && { right })} />
    </>
  );
}
