export default function Page() {
  return <h1>Recepty</h1>
}
