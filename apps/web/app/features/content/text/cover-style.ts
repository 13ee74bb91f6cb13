/** The class of a text's cover: drawings are dimmed beside dark surfaces, uploaded photos are not. */
export const coverStyle = (image: string) => (/\/texts\/(article|guide)\//.test(image) ? null : 'drawn')
