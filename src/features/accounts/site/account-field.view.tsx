import { TextField, type TextFieldProps } from '#ui/text-field.view';

export type AccountFieldProps = Omit<TextFieldProps, 'id'> & { name: string };

/** One input with its label and, when it was wrong, what is. */
export function AccountField(props: AccountFieldProps) {
  return <TextField {...props} id={`account-${props.name}`} />;
}
