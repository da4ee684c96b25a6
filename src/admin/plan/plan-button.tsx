import { useState } from 'react';
import { planTexts as texts } from '#kernel/messages/nl-plan';
import { Button } from '#ui/button.view';
import { PlanDialog, usePlan } from './plan-dialog';
import { shortWhen } from './when';

type PlanButtonProps = Omit<React.ComponentProps<typeof PlanDialog>, 'close'> & {
  /** There is nothing to plan. */
  isOff: boolean;
};

/** Opens what plans the draft of a row; says when it goes once it is planned. */
export function PlanButton({ isOff, ...row }: PlanButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const plan = usePlan(row.access, row.id);
  const at = plan?.release.at;
  const planned = plan && (at ? texts.planned(shortWhen(at)) : texts.plannedIn(plan.release.name));
  return (
    <>
      <Button
        type="button"
        kind="secondary"
        disabled={plan === undefined || (isOff && !plan)}
        onClick={() => setOpen(true)}
      >
        {planned || texts.plan}
      </Button>
      {isOpen && <PlanDialog {...row} close={() => setOpen(false)} />}
    </>
  );
}
