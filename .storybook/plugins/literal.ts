/** A value of a union of literals as it is written in a type. */
export const quoted = (member: string | number) => (typeof member === 'string' ? `'${member}'` : String(member));
