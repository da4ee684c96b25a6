/**
 * Tells something in the page's own dialog (S5.1/4): beside the control that it is about and that has
 * the focus, over the page when it is about none. A dialog that is open shuts the page out.
 */
export const showAlert = async (message: string, control?: HTMLElement): Promise<void> => {
  try {
    const { alert, tellBeside } = await import('#browser/dialogs/dialogs');
    const over = () => alert(message);
    if (!control || control.closest('dialog')) await over();
    else await tellBeside(message, control).catch(over);
  } catch {
    // The same text stands beside the field.
  }
};
