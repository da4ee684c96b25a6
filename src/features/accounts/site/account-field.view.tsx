import { TextField, type TextFieldProps } from '#ui/text-field.view';

export type AccountFieldProps = Omit<TextFieldProps, 'id'> & { name: string };

/** The id of the input of that name. */
export const accountFieldId = (name: string): string => `account-${name}`;

/** One input with its label and, when it was wrong, what is. */
export function AccountField(props: AccountFieldProps) {
  return <TextField {...props} id={accountFieldId(props.name)} />;
}
