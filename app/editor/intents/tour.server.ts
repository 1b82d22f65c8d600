import { TOUR_STEPS } from '~/services/operator-api/operator';
import { back, editForm, NO_FIELDS, type EditForm } from './intent.server';

/** The tour for new editors. */
export const tourIntents = {
  /** `tour:1` to `tour:4` go to that step, `tour:0` leaves it permanently; 400 for others. */
  tour: editForm({
    schema: NO_FIELDS,
    async run(_, sent) {
      const { operator } = sent.context;
      const [, wanted] = String(sent.form.get('intent')).split(':', 2);
      if (wanted === '0') {
        await operator.goToTourStep(null);
        return back(sent, { anchor: 'content' });
      }
      const step = TOUR_STEPS.find((each) => String(each) === wanted);
      if (!step) throw new Response(null, { status: 400 });
      await operator.goToTourStep(step);
      return back(sent, { anchor: 'tour' });
    },
  }),
} satisfies Record<string, EditForm>;
